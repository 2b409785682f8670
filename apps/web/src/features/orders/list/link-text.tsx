/** The address without its scheme; a link only for web addresses. */
export function LinkText({ url }: { url: string }) {
  if (url === '') return null;
  const shown = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  const look = 'block max-w-72 truncate text-ink-faint text-note';
  if (!/^https?:\/\//.test(url)) return <span className={look}>{shown}</span>;
  return (
    <a
      href={url}
      title={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={`${look} rounded-sm hover:text-ink hover:underline`}
    >
      {shown}
    </a>
  );
}
