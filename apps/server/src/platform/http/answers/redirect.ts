/** Sends a browser on instead of answering; what it was sent must not be sent again, so it asks by GET. */
export class Redirect {
  readonly location: string;

  constructor(location: string) {
    this.location = location;
  }
}
