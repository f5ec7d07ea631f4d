import { brandQuery } from '../../features/campaigns/api/queries.ts';
import { askFor, type FirstData } from './visit.ts';

export const firstData: FirstData = ({ params: { ownerId = '' } }) => void askFor(brandQuery(ownerId));
