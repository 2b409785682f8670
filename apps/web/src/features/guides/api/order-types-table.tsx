import { useTranslations } from 'use-intl';
import { orderTypes } from './order-types.ts';

export function OrderTypesTable() {
  const t = useTranslations('reseller.types');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls sideways, the keyboard must reach it
    <div tabIndex={0} className="overflow-x-auto rounded-md border border-line bg-surface text-14">
      <table className="w-full min-w-[640px] border-collapse text-left">
        <thead className="border-line border-b text-ink-faint text-note">
          <tr>
            {(['type', 'required', 'optional', 'charged'] as const).map((column) => (
              <th key={column} scope="col" className="px-4 py-2.5 font-medium">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {orderTypes.map((row) => (
            <tr key={row.type}>
              <th scope="row" className="px-4 py-2.5 align-top font-medium">
                {row.type}
              </th>
              <td className="px-4 py-2.5 align-top font-mono text-12">{row.required}</td>
              <td className="px-4 py-2.5 align-top font-mono text-12">
                {'optional' in row ? row.optional : '–'}
              </td>
              <td className="px-4 py-2.5 align-top text-ink-soft">{t(`charge.${row.charge}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
