import { defaultSettings } from '@marquee/contract/shell/settings.ts';
import { describe, expect, it } from 'vitest';
import { loadLettering } from './lettering.ts';
import { renderPng } from './render-png.ts';
import { socialCard } from './social-card.ts';

const card = (title?: string, panelName = 'Panel') =>
  socialCard({ settings: { ...defaultSettings, panelName }, title, host: 'panel.example' });
const letters = (svg: string) => svg.match(/<path transform="translate\(\d/g)?.length ?? 0;

describe('lettering', () => {
  it.each(['Promotion für jedes Netz', 'Продвижение', 'Dịch vụ quảng bá', 'Şğıİ ç', 'l’été – 100 %'])(
    'draws %s',
    async (text) => {
      const line = (await loadLettering())(text, 40);
      expect(line?.width).toBeGreaterThan(40);
      expect(letters(line?.at(0, 0) ?? '')).toBe([...text].length);
    },
  );

  it.each(['日本語', '한국어', 'हिन्दी', 'emoji 🎉'])(
    'leaves %s alone: it has no letters for it',
    async (text) => {
      expect((await loadLettering())(text, 40)).toBeUndefined();
    },
  );
});

describe('a social card', () => {
  it('is a PNG of the size that networks ask for', async () => {
    const picture = await renderPng(await card('Views for every channel'));
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('holds no text, so that neither markup nor a missing font can spoil it', async () => {
    const { svg } = await card('<image href="file:///etc/passwd"/> & more');
    expect(svg).not.toContain('<text');
    expect(svg).not.toContain('<image');
  });

  it('shows the name of the panel where it cannot write the title', async () => {
    expect((await card('日本語のタイトル')).svg).toBe((await card()).svg);
    expect(letters((await card(undefined, 'パネル')).svg)).toBeLessThan(letters((await card()).svg));
  });

  it('gives up on a title that no size fits', async () => {
    expect((await card('word '.repeat(60))).svg).toBe((await card()).svg);
  });
});
