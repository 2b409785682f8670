import './styles/app.css';
import { consoleRoutes } from './areas/console/console-routes.tsx';
import { reloadForStaleChunks } from './shell/visit/stale-chunks.ts';
import { startApp } from './start-app.tsx';

reloadForStaleChunks();

await startApp(consoleRoutes);
