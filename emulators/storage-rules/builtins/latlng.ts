import { error, type Sound, typeError } from '../values/value.ts';
import type { NamespaceOf } from './functions.ts';

/** https://firebase.google.com/docs/reference/rules/rules.latlng_: degrees, -90 to 90 and -180 to 180. */
export const latLngFunctions: NamespaceOf<'latlng'> = {
  value: (latitude, longitude) => {
    if (!isNumber(latitude) || !isNumber(longitude)) return typeError('latlng.value()', latitude, longitude);
    const [lat, lng] = [Number(latitude.value), Number(longitude.value)];
    return Math.abs(lat) <= 90 && Math.abs(lng) <= 180
      ? { type: 'latlng', latitude: lat, longitude: lng }
      : error('The coordinates are out of range.');
  },
};

function isNumber(value: Sound): value is Extract<Sound, { type: 'int' | 'float' }> {
  return value.type === 'int' || value.type === 'float';
}
