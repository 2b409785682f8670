import { memo, useState } from 'react';
import { isRowClick } from '../../../ui/actions/is-row-click.ts';
import type { ServiceItemProps } from './service-items.tsx';
import { ServiceRowContent } from './service-row-content.tsx';

/** Remembers open rows, because a long list unmounts those that are far away. */
const opened = new Set<number>();

/** Columns are in `service-columns.css`, the look in `service-list.css`: with ten thousand rows each one must be cheap. */
export const ServiceRow = memo(function ServiceRow(props: ServiceItemProps) {
  const { service, position, total, measure, index, kept } = props;
  const [open, setOpen] = useState(() => opened.has(service.id));
  const row = {
    'data-service': '',
    'data-index': index,
    'data-row': index,
    'aria-posinset': position,
    'aria-setsize': total,
    className: 'service-row',
  };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it from the same content
  if (kept !== undefined) return <li {...row} dangerouslySetInnerHTML={{ __html: kept }} />;
  const toggle = () => {
    if (open) opened.delete(service.id);
    else opened.add(service.id);
    setOpen(!open);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it does the same for the keyboard
    <li {...row} ref={measure} onClick={(event) => isRowClick(event, '.service-more') && toggle()}>
      <ServiceRowContent {...props} open={open} onToggle={toggle} />
    </li>
  );
});
