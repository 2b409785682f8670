import { resolveSettings } from '@marquee/contract/shell/settings.ts';
import { expect, test } from 'vitest';
import { settingsInLanguage } from './settings-in-language.ts';

const item = {
  id: 1,
  shown: true,
  text: 'Help',
  icon: null,
  href: null,
  routeName: 'api-documentation',
  markAsNew: false,
  openInNewTab: false,
  showInInternal: true,
  showInPublic: true,
  translations: { de: { text: 'Hilfe' }, fr: { text: 'Aide' } },
};
const metaTags = { en: { title: 'Shop' }, de: { title: 'Laden' }, fr: { title: 'Boutique' } };
const settings = resolveSettings({ panelName: 'Panel', metaTags }, [item]);

test('only the texts of the page’s language travel, and the titles that stand in for missing ones', () => {
  const german = settingsInLanguage(settings, 'de');
  expect(german.customMenuItems).toEqual([{ ...item, translations: { de: { text: 'Hilfe' } } }]);
  expect(german.metaTags).toEqual({ de: { title: 'Laden' }, en: { title: 'Shop' } });
  expect(german.panelName).toBe('Panel');
  expect(settingsInLanguage(settings, 'ja').customMenuItems[0]?.translations).toEqual({});
});

test('every page of a language finds the same object, by which its text and its menu are kept', () => {
  expect(settingsInLanguage(settings, 'de')).toBe(settingsInLanguage(settings, 'de'));
  expect(settingsInLanguage(settings, 'fr')).not.toBe(settingsInLanguage(settings, 'de'));
});
