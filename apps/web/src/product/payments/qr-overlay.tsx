import { Dialog } from '@base-ui/react/dialog';
import type { PaymentStepView } from '@marquee/contract/generated/money.ts';
import { formatMoneyFixed, parseMoney, zero } from '@marquee/domain/money/money.ts';
import type { OverlayControl } from '../../shell/overlays/overlay-store.ts';
import { Button } from '../../ui/actions/button.tsx';
import { QrPicture } from '../../ui/icons/qr-picture.tsx';
import { backdropClass } from '../../ui/overlays/overlay-style.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

type QrOverlayProps = OverlayControl & { code: string; charge: PaymentStepView['charge'] | undefined };

export function QrOverlay({ open, close, code, charge }: QrOverlayProps) {
  const t = useTranslations('overlays.qr');
  const actions = useTranslations('common.actions');
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop data-scrim className={backdropClass} />
        <Dialog.Popup className="fixed top-1/2 left-1/2 z-50 flex w-50 -translate-1/2 flex-col gap-3 rounded-lg bg-floating p-3 text-ink shadow-overlay outline-none transition-opacity duration-160 data-ending-style:opacity-0 data-starting-style:opacity-0">
          <Dialog.Title className="text-center font-medium">{t('title')}</Dialog.Title>
          {charge && (
            <Dialog.Description className="text-center font-semibold tabular-nums">
              {`${formatMoneyFixed(parseMoney(charge.amount) ?? zero, 2)} ${charge.currency}`}
            </Dialog.Description>
          )}
          <QrPicture code={code} label={t('picture')} />
          <Button wide onClick={close}>
            {actions('close')}
          </Button>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
