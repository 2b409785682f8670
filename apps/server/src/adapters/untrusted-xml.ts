import { XMLParser } from 'fast-xml-parser';

/**
 * Reads XML that somebody else wrote: everything stays text, attributes are `@name`. Declared entities are
 * how a small file becomes a huge one, so none is replaced.
 */
export const untrustedXml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
});
