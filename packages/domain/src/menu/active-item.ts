import { homeRouteName, pathSegments } from '../routes/route-name.ts';

/** The catalogue is the home page and is also reached under this name. */
const catalogueSegment = 'services';

/** Creating something is a task of its own, so `/orders/create` does not light up `orders`. */
export function isActiveMenuItem(itemRouteName: string, path: string): boolean {
  const [first = homeRouteName, second] = pathSegments(path);
  const current = first === catalogueSegment ? homeRouteName : first;
  return current === itemRouteName && second !== 'create';
}
