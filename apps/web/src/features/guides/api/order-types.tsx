import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** The fields that an order type needs besides `service`, and what its price counts. */
const orderTypes = [
  { type: 'Default', required: 'link, quantity', optional: 'runs, interval', charge: 'quantity' },
  { type: 'Package', required: 'link', charge: 'package' },
  { type: 'SEO', required: 'link, quantity, keywords', charge: 'quantity' },
  { type: 'Custom Comments', required: 'link, comments', charge: 'lines' },
  { type: 'Custom Comments Package', required: 'link, comments', charge: 'package' },
  { type: 'Mentions', required: 'link, quantity, usernames', charge: 'quantity' },
  { type: 'Mentions with Hashtags', required: 'link, quantity, usernames, hashtags', charge: 'quantity' },
  { type: 'Mentions Custom List', required: 'link, usernames', charge: 'lines' },
  { type: 'Mentions Hashtag', required: 'link, quantity, hashtag', charge: 'quantity' },
  { type: 'Mentions User Followers', required: 'link, quantity, username', charge: 'quantity' },
  { type: 'Mentions Media Likers', required: 'link, quantity, media', charge: 'quantity' },
  { type: 'Comment Likes', required: 'link, quantity, username', charge: 'quantity' },
  { type: 'Comment Replies', required: 'link, username, comments', charge: 'lines' },
  { type: 'Poll', required: 'link, quantity, answer_number', charge: 'quantity' },
  { type: 'Invites from Groups', required: 'link, quantity, groups', charge: 'quantity' },
  {
    type: 'Web Traffic',
    required: 'link, quantity, country, device, type_of_traffic',
    optional: 'google_keyword, referring_url',
    charge: 'quantity',
  },
  {
    type: 'Subscriptions',
    required: 'username, min, max, delay',
    optional: 'posts, old_posts, expiry',
    charge: 'publications',
  },
] as const;

/** Fields of rarer order types, grouped if one sentence explains several. */
export const typeFields = {
  lines: 'comments, keywords, usernames, hashtags, groups',
  single: 'username, hashtag, media',
  answer: 'answer_number',
  country: 'country',
  device: 'device',
  traffic: 'type_of_traffic',
  source: 'google_keyword, referring_url',
  range: 'min, max',
  delay: 'delay',
  posts: 'posts, old_posts',
  expiry: 'expiry',
} as const;

export function OrderTypesTable() {
  const t = useTranslations('reseller.types');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls sideways, the keyboard must reach it
    <div tabIndex={0} className="overflow-x-auto rounded-md border border-line bg-surface text-14">
      <table className="w-full min-w-[640px] border-collapse text-start">
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
