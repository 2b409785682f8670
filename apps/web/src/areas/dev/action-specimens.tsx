import { Ellipsis, Pencil, Plus, Share2, ShoppingCart, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { CopyButton } from '../../ui/actions/copy-button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Menu } from '../../ui/actions/menu.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { Kbd } from '../../ui/text/kbd.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { Specimen, SpecimenGroup } from './specimen.tsx';

export function ActionSpecimens() {
  const [saving, setSaving] = useState(false);
  return (
    <SpecimenGroup title="Actions">
      <Specimen name="button · variants">
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" icon={<Plus className="size-4" />}>
            New order
          </Button>
          <Button>Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button variant="danger" icon={<Trash2 className="size-4" />}>
            Delete
          </Button>
        </div>
      </Specimen>
      <Specimen name="button · sizes">
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="primary" size="small">
            Small
          </Button>
          <Button variant="primary">Medium</Button>
          <Button variant="primary" size="large">
            Large
          </Button>
        </div>
      </Specimen>
      <Specimen name="button · loading, disabled">
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" loading={saving} onClick={() => setSaving(true)}>
            Press to wait
          </Button>
          <Button loading>Waiting</Button>
          <Button disabled>Disabled</Button>
          <Button variant="primary" disabled>
            Disabled
          </Button>
        </div>
      </Specimen>
      <Specimen name="icon-button · tooltip · menu · copy-button">
        <div className="flex flex-wrap items-center gap-1">
          <Tooltip text="Add to favourites">
            <IconButton icon={<Star className="size-4" />} label="Favourite" title={undefined} />
          </Tooltip>
          <IconButton variant="secondary" icon={<Share2 className="size-4" />} label="Share" />
          <IconButton variant="primary" icon={<ShoppingCart className="size-4" />} label="Cart" />
          <CopyButton text="48213" label="Copy number" copiedLabel="Copied" size="medium" />
          <Menu
            label="Order actions"
            entries={[
              { kind: 'action', label: 'Rename', icon: <Pencil className="size-4" />, onSelect: () => {} },
              { kind: 'link', label: 'Open order', icon: <Share2 className="size-4" />, href: '#order' },
              { kind: 'line', label: 'danger' },
              {
                kind: 'action',
                label: 'Delete',
                icon: <Trash2 className="size-4" />,
                danger: true,
                onSelect: () => {},
              },
            ]}
            trigger={(trigger) => (
              <IconButton {...trigger} icon={<Ellipsis className="size-4" />} label="More" />
            )}
          />
        </div>
      </Specimen>
      <Specimen name="link-button · text-link">
        <div className="flex flex-wrap items-center gap-4">
          <LinkButton href="#catalogue">Browse services</LinkButton>
          <p>
            Read the <TextLink href="#terms">terms of use</TextLink> first.
          </p>
        </div>
      </Specimen>
      <Specimen name="kbd · visually-hidden">
        <p className="text-ink-soft">
          Press <Kbd>/</Kbd> to search, <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> for commands.
          <VisuallyHidden>Both work on every page.</VisuallyHidden>
        </p>
      </Specimen>
    </SpecimenGroup>
  );
}
