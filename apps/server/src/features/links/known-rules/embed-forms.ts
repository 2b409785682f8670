/** For each form by which publications are compared: where the network shows them inside other pages. */
export const embedForms: Readonly<Record<string, string>> = {
  'https://www.youtube.com/watch?v={1}': 'https://www.youtube-nocookie.com/embed/{1}',
  'https://www.youtube.com/playlist?list={1}': 'https://www.youtube-nocookie.com/embed/videoseries?list={1}',
  'https://www.instagram.com/p/{1}/': 'https://www.instagram.com/p/{1}/embed/',
  'https://m.tiktok.com/v/{1}.html': 'https://www.tiktok.com/embed/v2/{1}',
  'https://m.tiktok.com/v/{2}.html': 'https://www.tiktok.com/embed/v2/{2}',
  'https://t.me/{1|lower}/{2}': 'https://t.me/{1|lower}/{2}?embed=1',
  'https://open.spotify.com/track/{1}': 'https://open.spotify.com/embed/track/{1}',
  'https://open.spotify.com/album/{1}': 'https://open.spotify.com/embed/album/{1}',
  'https://open.spotify.com/playlist/{1}': 'https://open.spotify.com/embed/playlist/{1}',
  'https://open.spotify.com/artist/{1}': 'https://open.spotify.com/embed/artist/{1}',
  'https://open.spotify.com/show/{1}': 'https://open.spotify.com/embed/show/{1}',
  'https://open.spotify.com/episode/{1}': 'https://open.spotify.com/embed/episode/{1}',
};
