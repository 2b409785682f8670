import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { Link2 } from 'lucide-react';
import { useServices } from '../../../lib/use-services.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** A plain form: it works before scripts have loaded, and the order form reads the rest from the link. */
export function PasteLinkForm() {
  const t = useTranslations('catalogue');
  const { locale } = useServices();
  return (
    <form
      action={localizedPath('/orders/create', locale)}
      className="flex max-w-[72ch] gap-2 max-desktop:mt-4 desktop:w-120"
    >
      <Input
        name="url"
        inputMode="url"
        autoComplete="off"
        required
        maxLength={2048}
        aria-label={t('paste')}
        placeholder={t('paste')}
        leading={<Link2 className="size-4" aria-hidden="true" />}
        className="flex-1"
      />
      <Button type="submit" variant="primary">
        {t('order')}
      </Button>
    </form>
  );
}
