import { allScreens, firstLoadOf } from './fixtures/first-load.ts';
for (const s of ['classrooms','assignment']) console.log(s, (await firstLoadOf(s)).bytes);
const all = await allScreens(); console.log(all.toSorted((a,b)=>b.bytes-a.bytes).slice(0,3).map(x=>x.route+' '+x.bytes));
