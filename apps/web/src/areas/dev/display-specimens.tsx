import { relativeTimesOf } from '@marquee/domain/format/relative-times.ts';
import { Flame } from 'lucide-react';
import { Ring } from '../../ui/charts/ring.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Status } from '../../ui/feedback/status.tsx';
import { Stepper } from '../../ui/feedback/stepper.tsx';
import { NetworkIcon } from '../../ui/icons/network-icon.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { CodeBlock } from '../../ui/text/code-block.tsx';
import { RelativeDate } from '../../ui/text/date.tsx';
import { LinkChip } from '../../ui/text/link-chip.tsx';
import { NetworkChip } from '../../ui/text/network-chip.tsx';
import { UserChip } from '../../ui/text/user-chip.tsx';
import { sampleCode, sampleNetworks, sampleNow } from './sample-data.ts';
import { Specimen, SpecimenGroup } from './specimen.tsx';

const earlier = (minutes: number) => new Date(sampleNow.getTime() - minutes * 60_000);

export function DisplaySpecimens() {
  return (
    <SpecimenGroup title="Showing things">
      <Specimen name="badge">
        <div className="flex flex-wrap gap-2">
          <Badge>Draft</Badge>
          <Badge tone="primary">Recommended</Badge>
          <Badge tone="info">New</Badge>
          <Badge tone="success">Refill 30 d</Badge>
          <Badge tone="warning" icon={<Flame className="size-3.5" />}>
            −15 %
          </Badge>
          <Badge tone="danger">Ends today</Badge>
        </div>
      </Specimen>
      <Specimen name="status">
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          <Status tone="neutral">Unpaid</Status>
          <Status tone="warning">In moderation</Status>
          <Status tone="info" live>
            In progress
          </Status>
          <Status tone="success">Completed</Status>
          <Status tone="danger">Error</Status>
        </div>
      </Specimen>
      <Specimen name="amount">
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
          <Amount size="huge" original="$24.00" originalLabel="instead of">
            $20.40
          </Amount>
          <Amount size="large">1 842 ₽</Amount>
          <Amount tone="in">+$50.00</Amount>
          <Amount pending>$18.40</Amount>
        </div>
      </Specimen>
      <Specimen name="network-icon · network-chip">
        <div className="flex flex-wrap items-center gap-2">
          <NetworkIcon network={sampleNetworks.film} size="large" />
          <NetworkIcon network={sampleNetworks.night} />
          {Object.values(sampleNetworks).map((network) => (
            <NetworkChip key={network.name} network={network} />
          ))}
        </div>
      </Specimen>
      <Specimen name="link-chip">
        <div className="flex flex-col items-start gap-2">
          <LinkChip
            href="https://video.example/watch/9x2"
            title="How we built a cabin in the woods, part 3"
          />
          <LinkChip href="https://photo.example/anna.kovalenko.studio/reels/2026/autumn-in-the-mountains" />
        </div>
      </Specimen>
      <Specimen name="user-chip · date">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <UserChip name="Anna Kovalenko" note="anna@example.org" />
          <span className="text-ink-soft">
            <RelativeDate value={earlier(3)} now={sampleNow} times={relativeTimesOf('en')} />
            {' · '}
            <RelativeDate value={earlier(60 * 26)} now={sampleNow} times={relativeTimesOf('de')} />
            {' · '}
            <RelativeDate value={earlier(-60 * 24 * 3)} now={sampleNow} times={relativeTimesOf('ru')} />
          </span>
        </div>
      </Specimen>
      <Specimen name="progress-bar · ring">
        <div className="flex items-center gap-6">
          <div className="flex min-w-0 flex-1 flex-col gap-4">
            <ProgressBar label="Delivered" value={6400} max={10000} text="6 400 of 10 000" />
            <ProgressBar label="Refilling" tone="success" />
          </div>
          <Ring label="Delivered: 64%" percent={64} size="large">
            64%
          </Ring>
          <Ring label="Used: 28%" percent={28} tone="warning">
            28
          </Ring>
        </div>
      </Specimen>
      <Specimen name="stepper" wide>
        <Stepper
          label="Order"
          current={2}
          steps={[
            { label: 'Paid', note: '09:10' },
            { label: 'Accepted', note: '09:12' },
            { label: 'Delivering', note: 'about 2 hours left' },
            { label: 'Done' },
          ]}
        />
      </Specimen>
      <Specimen name="code-block" wide>
        <CodeBlock title="Place an order" code={sampleCode} copyLabel="Copy" copiedLabel="Copied" />
      </Specimen>
    </SpecimenGroup>
  );
}
