import { homeRouteName, pathSegments } from '../routes/route-name.ts';

/** The catalogue is the home page and is also reached under this name. */
const catalogueSegment = 'services';

/** Creating something is a separate task, so `/orders/create` does not highlight `orders`. */
export function isActiveMenuItem(itemRouteName: string, path: string): boolean {
  const [first = homeRouteName, second] = pathSegments(path);
  const current = first === catalogueSegment ? homeRouteName : first;
  return current === itemRouteName && second !== 'create';
}
