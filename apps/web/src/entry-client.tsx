import './styles/app.css';
import { routes } from './routes.tsx';
import { keepInstallEvent } from './shell/install/install-event.ts';
import { prepareCabinet } from './shell/navigation/cabinet.tsx';
import { profileKey } from './shell/query-keys.ts';
import { rememberLanding } from './shell/visit/landing.ts';
import { reloadForStaleChunks } from './shell/visit/stale-chunks.ts';
import { startApp } from './start-app.tsx';

reloadForStaleChunks();
keepInstallEvent();
rememberLanding(new URLSearchParams(window.location.search));

await startApp(routes, (services) =>
  services.queryClient.getQueryData(profileKey) ? prepareCabinet(services) : undefined,
);
