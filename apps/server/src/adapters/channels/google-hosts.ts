/** Where the services of the video network answer; tests put local servers here. */
export interface GoogleHosts {
  data: string;
  analytics: string;
  /** Where a person agrees. */
  accounts: string;
  tokens: string;
}

export const googleHosts: GoogleHosts = {
  data: 'https://www.googleapis.com',
  analytics: 'https://youtubeanalytics.googleapis.com',
  accounts: 'https://accounts.google.com',
  tokens: 'https://oauth2.googleapis.com',
};

export const suggestHost = 'https://suggestqueries.google.com';
