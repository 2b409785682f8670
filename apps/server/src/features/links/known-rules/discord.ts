import { at, notNames } from './known-rule.ts';

const short = 'discord.gg www.discord.gg';

export const discord = [
  ...at(short, [['server', '/invite/([\\w-]{2,32})', 'https://discord.gg/{1}']]),
  ...notNames(short, 'invite'),
  ...at(short, [['server', '/([\\w-]{2,32})', 'https://discord.gg/{1}']]),
  ...at('discord.com www.discord.com ptb.discord.com canary.discord.com discordapp.com www.discordapp.com', [
    ['server', '/invite/([\\w-]{2,32})', 'https://discord.gg/{1}'],
  ]),
];
