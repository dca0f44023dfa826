import { Unseen } from '../../ui/unseen.tsx';
import classes from './loading-blocks.module.css';

const names = ['14rem', '11rem', '16rem'];
const lines = ['96%', '91%', '98%', '88%', '54%'];
const entries = ['8rem', '7rem', '9rem', '6.5rem', '8.5rem', '7.5rem', '9.5rem', '6rem'];

/** Plain elements: they are drawn twice, before the students are known and before their texts are. */
const Line = ({ width }: { width: string }) => <div className={classes.line} style={{ width }} />;

function LoadingBlock({ nameWidth }: { nameWidth: string }) {
  return (
    <div className={classes.block}>
      <div className={classes.name}>
        <div className={classes.avatar} />
        <div className={`${classes.line} ${classes.title}`} style={{ width: nameWidth }} />
      </div>
      <div className={classes.document}>
        <div className={`${classes.line} ${classes.link}`} />
      </div>
      <div className={classes.paper}>
        <div className={classes.page}>
          {lines.map((width) => (
            <Line key={width} width={width} />
          ))}
        </div>
        <div className={classes.margin} />
      </div>
    </div>
  );
}

export function LoadingBlocks() {
  return (
    <div>
      <output>
        <Unseen>Loading students&apos; writing...</Unseen>
      </output>
      <div className={classes.bar} />
      <div className={classes.class} aria-hidden>
        <div className={classes.list}>
          {entries.map((width) => (
            <Line key={width} width={width} />
          ))}
        </div>
        <div>
          {names.map((nameWidth) => (
            <LoadingBlock key={nameWidth} nameWidth={nameWidth} />
          ))}
        </div>
      </div>
    </div>
  );
}
