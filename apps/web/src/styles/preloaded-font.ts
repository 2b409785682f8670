import latinFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** The only font file worth a preload: every language's page shows Latin letters and digits. */
export const preloadedFont: string = latinFont;
