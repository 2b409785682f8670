import type { Network } from '@marquee/contract/generated/catalogue.ts';
import { useId } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { Offers } from '../../../product/catalogue/offers/offers.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { type OfferDraft, previewedOffer } from './offer-draft.ts';

/** The strip as customers see it; changes while one edits. Its links lead nowhere here. */
export function OfferPreview({ draft, networks }: { draft: OfferDraft; networks: readonly Network[] }) {
  const t = useTranslations('adminOffers');
  const id = useId();
  const offer = previewedOffer(draft, useServices().locale);
  const isEmpty = offer.services.length + offer.types.length === 0;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 rounded-md bg-sunken p-4">
      <h3 id={id} className="font-medium">
        {t('preview')}
      </h3>
      {isEmpty ? (
        <p className="text-ink-soft">{t('previewEmpty')}</p>
      ) : (
        <div inert>
          <Offers offers={[offer]} networks={networks} allHref="/" />
        </div>
      )}
    </section>
  );
}
