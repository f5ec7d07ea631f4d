import type { MethodsOf } from './method.ts';
import { float, type LatLngValue, typeError } from './value.ts';

const earthRadiusMeters = 6_371_010;

/** https://firebase.google.com/docs/reference/rules/rules.LatLng: degrees, and metres on a sphere. */
export const latLngMethods: MethodsOf<'latlng'> = {
  latitude: (self) => float(self.latitude),
  longitude: (self) => float(self.longitude),
  distance: (self, other) => (other.type === 'latlng' ? float(meters(self, other)) : typeError('distance()', other)),
};

function meters(a: LatLngValue, b: LatLngValue): number {
  const latitudes = radians(b.latitude - a.latitude);
  const longitudes = radians(b.longitude - a.longitude);
  const haversine =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitudes / 2) ** 2;
  return 2 * earthRadiusMeters * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
