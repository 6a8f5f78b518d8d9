import { describe, expect, it } from 'vitest';
import { EventStream, mapStream } from './event-stream.js';

const streamOf = () => {
  let ends = 0;
  const stream = new EventStream<string>(() => {
    ends += 1;
  });
  return { stream, ends: () => ends };
};

describe('a stream of events', () => {
  it('keeps the newest of each key for a slow reader, in order of arrival', async () => {
    const { stream } = streamOf();
    stream.push('a', 'a1');
    stream.push('b', 'b1');
    stream.push('a', 'a2');
    expect(await stream.next()).toEqual({ done: false, value: 'b1' });
    expect(await stream.next()).toEqual({ done: false, value: 'a2' });
  });

  it('wakes a waiting reader, and releases waiting readers at once when they leave', async () => {
    const { stream, ends } = streamOf();
    const waiting = stream.next();
    stream.push('a', 'a1');
    expect(await waiting).toEqual({ done: false, value: 'a1' });
    const left = stream.next();
    await stream.return();
    await stream.return();
    expect(await left).toEqual({ done: true, value: undefined });
    stream.push('a', 'too late');
    expect(await stream.next()).toEqual({ done: true, value: undefined });
    expect(ends()).toBe(1);
  });

  it('ends with an error of its map, and ends its source too', async () => {
    const { stream, ends } = streamOf();
    const mapped = mapStream(stream, (event) =>
      event === 'bad' ? Promise.reject(new Error('No.')) : Promise.resolve(event.length),
    );
    stream.push('a', 'four');
    expect(await mapped.next()).toEqual({ done: false, value: 4 });
    stream.push('a', 'bad');
    await expect(mapped.next()).rejects.toThrow('No.');
    expect(ends()).toBe(1);
  });

  it('can be left at once through its map, even if no event comes', async () => {
    const { stream, ends } = streamOf();
    const mapped = mapStream(stream, (event) => Promise.resolve(event));
    const waiting = mapped.next();
    await mapped.return?.();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(ends()).toBe(1);
  });
});
