import { TextLink } from '../../ui/actions/text-link.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useShell } from '../shell-data.ts';

/** The panel's bot, as Telegram names it when it asks for permission; nothing if the panel has not said. */
export function TelegramBot({ className }: { className?: string }) {
  const t = useTranslations('security.signIn');
  const bot = botName(useShell().settings.telegramBotUsername);
  if (!bot) return null;
  return (
    <p className={className}>
      {t.rich('telegramBot', {
        name: bot,
        bot: (text) => <TextLink href={`https://t.me/${bot}`}>{text}</TextLink>,
      })}
    </p>
  );
}

/** Operators write it with or without the sign. Anything that is no name of Telegram's makes no link. */
export function botName(setting: string | null): string | undefined {
  return /^@?([a-z]\w{3,31})$/i.exec(setting?.trim() ?? '')?.[1];
}
