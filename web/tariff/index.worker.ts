import { fillOrder, type IndexOrder } from '../../shared/tariff/search/searchedTariff.ts';

/** Builds an index of the tariff beside the page, whose keys do not wait for it. */
self.onmessage = ({ data }: MessageEvent<IndexOrder>) => {
  const file = fillOrder(data);
  self.postMessage(file, { transfer: [file.buffer] });
};
