import type { PageDefinition } from './page-definition.ts';

/** Tools for channels: campaigns, statistics, keywords. */
export const youtubePages: readonly PageDefinition[] = [
  {
    path: '/channel-statistics',
    file: 'features/channel-reports/channel-statistics-page.tsx',
    access: 'user',
    phrases: ['channelReports', 'videoSource'],
  },
  {
    path: '/about-youtube-keyword-tool',
    file: 'features/guides/keyword-tool-page.tsx',
    access: 'guest',
    phrases: ['guides'],
    feature: 'keywordTools',
  },
  {
    path: '/keywords-tools',
    file: 'features/keyword-tools/keywords-page.tsx',
    access: 'user',
    phrases: ['keywords', 'videoSource'],
    feature: 'keywordTools',
  },
  {
    path: '/tags-generator',
    file: 'features/keyword-tools/tags-page.tsx',
    access: 'guest',
    phrases: ['keywords', 'videoSource'],
    feature: 'keywordTools',
  },
  {
    path: '/plans-and-pricing',
    file: 'features/guides/plans-page.tsx',
    access: 'guest',
    phrases: ['guides', 'campaigns'],
    feature: 'keywordTools',
  },
  {
    path: '/youtube-campaign',
    file: 'features/campaigns/campaigns-page.tsx',
    access: 'user',
    phrases: ['campaigns', 'videoSource'],
    feature: 'keywordTools',
  },
  {
    path: '/youtube-campaign/create',
    file: 'features/campaigns/create-campaign-page.tsx',
    access: 'user',
    phrases: ['campaigns'],
    feature: 'keywordTools',
  },
  {
    path: '/youtube-campaign/:id',
    file: 'features/campaigns/campaign-page.tsx',
    access: 'user',
    phrases: ['campaigns', 'videoSource'],
    feature: 'keywordTools',
  },
];
