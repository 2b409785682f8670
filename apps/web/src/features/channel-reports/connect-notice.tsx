import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Notice } from '../../shell/forms/notice.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

const errors = ['denied', 'no_channel', 'taken', 'too_many', 'failed'] as const;

/** What came of the visit to the video network. Its answer leaves the address, so that it is told once. */
export function ConnectNotice() {
  const t = useTranslations('channelReports.connection');
  const [params, setParams] = useSearchParams();
  const [isConnected] = useState(params.get('connected') === '1');
  const [problem] = useState(params.get('connect_error'));
  const isInAddress = params.has('connected') || params.has('connect_error');
  useEffect(() => {
    if (!isInAddress) return;
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('connected');
        next.delete('connect_error');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isInAddress, setParams]);
  if (!isConnected && problem === null) return null;
  return (
    <div className="pb-5">
      {problem === null ? (
        <Notice tone="success">{t('connected')}</Notice>
      ) : (
        <Notice tone="danger">{t(`errors.${errors.find((code) => code === problem) ?? 'failed'}`)}</Notice>
      )}
    </div>
  );
}
