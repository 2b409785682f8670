/** Redirects the browser with 303, so that it follows with GET and does not repeat a POST. */
export class Redirect {
  readonly location: string;

  constructor(location: string) {
    this.location = location;
  }
}
