/**
 * The k-th largest of the values (k = 1 is the largest), in linear time on average. Reorders `values` in place.
 * @param k between 1 and the number of values.
 */
export function nthLargest(values: Float64Array, k: number): number {
  const wanted = k - 1;
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = medianOfThree(values[low]!, values[(low + high) >> 1]!, values[high]!);
    let left = low;
    let right = high;
    while (left <= right) {
      while (values[left]! > pivot) left += 1;
      while (values[right]! < pivot) right -= 1;
      if (left <= right) {
        const kept = values[left]!;
        values[left] = values[right]!;
        values[right] = kept;
        left += 1;
        right -= 1;
      }
    }
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else break;
  }
  return values[wanted]!;
}

function medianOfThree(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}
