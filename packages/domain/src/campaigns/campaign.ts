/** How often the positions of a campaign's keywords are looked up. */
export const trackIntervals = ['on_demand', 'daily', 'weekly', 'monthly'] as const;
export type TrackInterval = (typeof trackIntervals)[number];

/** `finished`: ended by its owner, or its video is gone; its keywords are free for others, its history stays. */
export const campaignStatuses = ['active', 'paused', 'finished'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

export const maxKeywordLength = 100;
export const maxCampaignCountries = 10;
export const maxCampaignKeywords = 200;

/** Places of the search results that are looked at; a video further down has no position. */
export const rankedPlaces = 50;
