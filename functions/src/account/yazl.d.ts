/** The part of yazl that this product uses (its README, version 3). */
declare module 'yazl' {
  import type { EventEmitter } from 'node:events';
  import type { PassThrough } from 'node:stream';

  export class ZipFile extends EventEmitter {
    readonly outputStream: PassThrough;
    addReadStream(stream: NodeJS.ReadableStream, name: string, options?: { mtime?: Date }): void;
    addBuffer(bytes: Uint8Array, name: string, options?: { mtime?: Date }): void;
    end(): void;
  }
}
