import type { StaffVerification } from '@marquee/contract/generated/console.ts';
import { useState } from 'react';
import { refreshQueries } from '../../../lib/refresh-queries.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Facts } from '../../../product/console/facts.tsx';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { useForm } from '../../../shell/forms/use-form.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { DocumentViewer } from './document-viewer.tsx';
import { VerificationState } from './verification-columns.tsx';

const refreshed = [consoleKeys.verifications, consoleKeys.queues] as const;

/** The files, who sent them, and the two answers. */
export function VerificationReview({ verification }: { verification: StaffVerification }) {
  const t = useTranslations();
  const ours = useTranslations('adminSupport.verification');
  const { customer, status, reason, submitted_at, decided_at } = verification;
  return (
    <div className="flex flex-col gap-6">
      <DocumentViewer verification={verification} />
      <Facts
        facts={[
          [
            t('admin.list.customer'),
            <TextLink key="customer" href={`/admin/customers/${customer.id}`}>
              {customer.email ?? customer.name}
            </TextLink>,
          ],
          [ours('nameOnAccount'), customer.name],
          [ours('status'), <VerificationState key="status" status={status} />],
          ...(reason ? ([[ours('reason'), reason]] as const) : []),
          ...(submitted_at
            ? ([[ours('submitted'), <Moment key="submitted" value={submitted_at} />]] as const)
            : []),
          ...(decided_at ? ([[ours('decided'), <Moment key="decided" value={decided_at} />]] as const) : []),
        ]}
      />
      {status === 'in_review' && <Decision verification={verification} />}
    </div>
  );
}

function Decision({ verification: { id, revision } }: { verification: StaffVerification }) {
  const t = useTranslations('adminSupport.verification');
  const services = useServices();
  const toast = useToast();
  const { isBusy, run } = useAction();
  const [reason, setReason] = useState('');
  const params = { id };
  const approve = () =>
    run(() => services.call('approveVerification', { params, body: { revision } }), {
      done: t('approved'),
      refresh: refreshed,
    });
  const form = useForm(async () => {
    await services.call('rejectVerification', { params, body: { revision, reason } });
    toast({ title: t('rejected'), tone: 'success' });
    await refreshQueries(services, refreshed);
  });
  return (
    <>
      <Button variant="primary" wide loading={isBusy} onClick={() => void approve()}>
        {t('approve')}
      </Button>
      <form {...form.form} className="flex flex-col gap-3 border-line border-t pt-5">
        <Field label={t('rejectReason')} hint={t('rejectHint')} error={form.error('reason')}>
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
              rows={2}
              maxLength={1000}
              value={reason}
              onChange={({ target }) => {
                form.clear('reason');
                setReason(target.value);
              }}
            />
          )}
        </Field>
        {form.message && <Notice tone="danger">{form.message}</Notice>}
        <Button type="submit" variant="danger" wide loading={form.isSending}>
          {t('reject')}
        </Button>
      </form>
    </>
  );
}
