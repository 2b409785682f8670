import type { ManagedMethod } from '@marquee/contract/generated/console.ts';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import type { FieldsProps } from './method-form.tsx';

/** The fields that the gateway declares. Secrets can be replaced, never read. */
export function GatewayFields(props: FieldsProps & { method: ManagedMethod | undefined }) {
  const { draft, strategy, form, change, method } = props;
  const t = useTranslations('adminMoney.methods');
  const common = useTranslations('common');
  const isSet = (name: string) => method?.strategy === draft.strategy && method.secrets_set.includes(name);
  return (
    <>
      {(strategy?.fields ?? []).map(({ name, is_secret, is_required, is_url }) => {
        const part = is_secret ? 'secrets' : 'gateway';
        return (
          <TextField
            key={name}
            label={fieldName(name)}
            note={is_required ? undefined : common('words.optional')}
            name={`${part}.${name}`}
            type={is_secret ? 'password' : is_url ? 'url' : 'text'}
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
            hint={is_secret ? t(isSet(name) ? 'secretSet' : 'secretMissing') : undefined}
            value={draft[part][name] ?? ''}
            error={form.error(`${part}.${name}`)}
            onValueChange={(value) => change({ [part]: { ...draft[part], [name]: value } })}
          />
        );
      })}
      {method && (
        <div>
          <p className="font-medium">{t('webhook')}</p>
          <p className="flex items-center gap-1">
            <code className="min-w-0 break-all text-12">{method.webhook_url}</code>
            <CopyButton
              text={method.webhook_url}
              label={common('actions.copy')}
              copiedLabel={common('states.copied')}
            />
          </p>
        </div>
      )}
    </>
  );
}

/** `webhookSecret` and `store_id` as gateways write them in their own settings. */
function fieldName(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words
    .replace(/\b(api|id|ipn)\b/g, (short) => short.toUpperCase())
    .replace(/^./, (first) => first.toUpperCase());
}
