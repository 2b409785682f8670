import { getApiDescription } from '@marquee/contract/api/api.ts';
import type { Feature } from '../../platform/feature.ts';
import { route } from '../../platform/http/calls/route.ts';
import { describeApi } from './describe-api.ts';

export const apiDescription: Feature = {
  name: 'api-description',
  routes: [route(getApiDescription, (ctx) => describeApi(ctx))],
};
