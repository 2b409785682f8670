import type { CampaignDetails } from '@marquee/contract/generated/youtube.ts';
import { Download, Pause, Pencil, Play, RefreshCw, Square } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { useServices } from '../../../lib/use-services.ts';
import { campaignKeys } from '../../../product/campaigns/plan-queries.ts';
import { useAction } from '../../../product/use-action.ts';
import { confirm } from '../../../shell/overlays/confirm.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { EditSheet } from './edit-sheet.tsx';

const icon = 'size-4';

/** What can be done with a campaign as it stands; everything is loaded again afterwards. */
export function CampaignActions({ campaign }: { campaign: CampaignDetails }) {
  const t = useTranslations('campaigns.detail');
  const { call } = useServices();
  const action = useAction();
  const [isEditing, setEditing] = useState(false);
  const { status } = campaign;
  const params = { id: String(campaign.id) };
  const step = (
    name: 'updateCampaign' | 'activateCampaign' | 'pauseCampaign' | 'finishCampaign',
    done: string,
  ) => action.run(() => call(name, { params }), { name, done, refresh: [campaignKeys.all] });
  const finish = async () => {
    const isMeant = await confirm({
      title: t('finishTitle'),
      text: t('finishText'),
      agree: t('finish'),
      danger: true,
    });
    if (isMeant) await step('finishCampaign', t('finished'));
  };
  const download = () =>
    action.run(
      async () => {
        const text = await call('exportCampaign', { params });
        saveFile(`campaign-${campaign.id}.csv`, 'text/csv', text);
      },
      { name: 'export' },
    );
  return (
    <>
      {status === 'active' && (
        <Button
          variant="primary"
          icon={<RefreshCw className={icon} aria-hidden="true" />}
          loading={action.isRunning('updateCampaign')}
          onClick={() => void step('updateCampaign', t('updated'))}
        >
          {t('update')}
        </Button>
      )}
      {status === 'paused' && (
        <Button
          variant="primary"
          icon={<Play className={icon} aria-hidden="true" />}
          loading={action.isRunning('activateCampaign')}
          onClick={() => void step('activateCampaign', t('activated'))}
        >
          {t('activate')}
        </Button>
      )}
      {status === 'active' && (
        <Button
          icon={<Pause className={icon} aria-hidden="true" />}
          loading={action.isRunning('pauseCampaign')}
          onClick={() => void step('pauseCampaign', t('paused'))}
        >
          {t('pause')}
        </Button>
      )}
      {status !== 'finished' && (
        <>
          <Button icon={<Pencil className={icon} aria-hidden="true" />} onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
          <Button
            icon={<Square className={icon} aria-hidden="true" />}
            loading={action.isRunning('finishCampaign')}
            onClick={() => void finish()}
          >
            {t('finish')}
          </Button>
        </>
      )}
      <Button
        icon={<Download className={icon} aria-hidden="true" />}
        loading={action.isRunning('export')}
        onClick={() => void download()}
      >
        {t('csv')}
      </Button>
      <EditSheet campaign={campaign} open={isEditing} onClose={() => setEditing(false)} />
    </>
  );
}
