import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../lib/app-services.ts';
import type { PageFacts } from '../document/page-head.ts';

/** What a `*-page.tsx` file exports. */
export interface PageModule {
  Page: ComponentType;
  /** Fills the query cache; the page then reads it with the same keys. */
  load?: (services: AppServices, args: LoaderFunctionArgs) => Promise<void>;
  /** Title and meta tags; called once data and phrases have loaded. */
  head?: (services: AppServices, args: LoaderFunctionArgs) => PageFacts;
}

export interface PageHandle {
  /** The page's source file: the key of its chunk in the build's manifest. */
  file: string;
  /** As in the table of pages. */
  path: string;
  /** As in the table of pages. */
  isSecret?: boolean;
}
