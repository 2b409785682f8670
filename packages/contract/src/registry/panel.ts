import { getApiDescription } from '../api/api.ts';
import { getPageText } from '../shell/page-texts.ts';
import {
  getBannerFrame,
  getPartnerSettings,
  getSettings,
  listBanners,
  listMenuItems,
  listPages,
} from '../shell/shell.ts';

export const panelEndpoints = {
  getSettings,
  getPartnerSettings,
  listPages,
  getPageText,
  listBanners,
  getBannerFrame,
  listMenuItems,
  getApiDescription,
};
