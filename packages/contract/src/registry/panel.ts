import { getApiDescription } from '../api/api.ts';
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
  listBanners,
  getBannerFrame,
  listMenuItems,
  getApiDescription,
};
