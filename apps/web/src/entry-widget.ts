import { readConfig } from './widget/config.ts';
import { reportHeight } from './widget/report-height.ts';
import { startWidget } from './widget/start-widget.ts';

const config = readConfig();
reportHeight(config.origins);
await startWidget(config);
