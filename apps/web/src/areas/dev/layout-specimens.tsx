import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { StatTile } from '../../ui/charts/stat-tile.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Illustration, type IllustrationName } from '../../ui/feedback/illustration.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { sampleTrend } from './sample-data.ts';
import { Specimen, SpecimenGroup } from './specimen.tsx';

const drawings: readonly IllustrationName[] = ['box', 'search', 'orders', 'wallet', 'trouble'];

export function LayoutSpecimens() {
  const [range, setRange] = useState<'week' | 'month' | 'year'>('month');
  const [loading, setLoading] = useState(false);
  return (
    <SpecimenGroup title="Pages and panels">
      <Specimen name="page-header · breadcrumb" wide>
        <PageHeader
          breadcrumb={
            <Breadcrumb label="Path" items={[{ label: 'Cabinet', href: '#cabinet' }, { label: 'Orders' }]} />
          }
          title="Orders"
          text="Everything you have bought, newest first."
          actions={
            <>
              <Button>Export</Button>
              <Button variant="primary" icon={<Plus className="size-4" />}>
                New order
              </Button>
            </>
          }
        />
      </Specimen>
      <Specimen name="stat-tile" wide>
        <div className="grid grid-cols-2 gap-3 @3xl:grid-cols-4">
          <StatTile label="Balance" value="$482.10" trend={sampleTrend} />
          <StatTile
            label="Spent this month"
            value="$1 204"
            change={{ text: '12%', direction: 'up' }}
            trend={sampleTrend.toReversed()}
          />
          <StatTile
            label="Delivered today"
            value="84 200"
            change={{ text: '8%', direction: 'up', good: true }}
            trend={sampleTrend}
          />
          <StatTile label="Errors" value="3" trend={sampleTrend} loading />
        </div>
      </Specimen>
      <Specimen name="chart-card" wide>
        <ChartCard
          title="Delivery"
          text="Pieces delivered a day"
          rangeLabel="Range"
          ranges={[
            { value: 'week', label: '7 days' },
            { value: 'month', label: '30 days' },
            { value: 'year', label: 'Year' },
          ]}
          range={range}
          onRangeChange={(next) => {
            setRange(next);
            setLoading(next === 'year');
          }}
          loading={loading}
          legend="Delivered"
        >
          <Sparkline values={sampleTrend} className="h-full text-primary" />
        </ChartCard>
      </Specimen>
      <Specimen name="card · tabs">
        <Card title="Payment" text="How this order was paid." action={<Button size="small">Receipt</Button>}>
          <Tabs
            label="Payment"
            tabs={[
              { value: 'summary', label: 'Summary', content: 'Paid from balance.' },
              { value: 'history', label: 'History', content: 'One payment, no refunds.' },
            ]}
          />
        </Card>
      </Specimen>
      <Specimen name="empty-state">
        <Card>
          <EmptyState
            illustration="orders"
            title="No orders yet"
            text="Paste a link, choose what it needs, and follow the delivery here."
            action={<Button variant="primary">New order</Button>}
          />
        </Card>
      </Specimen>
      <Specimen name="error-state">
        <Card>
          <ErrorState
            title="The orders did not load"
            text="The connection broke off. Nothing was lost."
            retry={{ label: 'Try again', onRetry: () => {} }}
            reference="request 7f3a-19c2"
          />
        </Card>
      </Specimen>
      <Specimen name="skeleton">
        <Card aria-busy="true">
          <div className="mb-4 flex items-center gap-3">
            <Skeleton round className="size-10" />
            <Skeleton className="h-4 w-32" />
          </div>
          <SkeletonLines />
        </Card>
      </Specimen>
      <Specimen name="illustration">
        <div className="flex flex-wrap gap-3">
          {drawings.map((name) => (
            <Illustration key={name} name={name} />
          ))}
        </div>
      </Specimen>
    </SpecimenGroup>
  );
}
